import { createGzip } from 'node:zlib'
import { type WholeFileWriter, writeWholeFile } from '#server/kernel/whole-file.ts'

export type BackupWriter = WholeFileWriter

/** The gzip level of backups. Compared with the best level, the file is a tenth larger and takes half the time. */
const GZIP_LEVEL = 4

/** Starts a backup: a gzipped file that is renamed when it is complete. */
export const openBackupWriter = (file: string): Promise<BackupWriter> => writeWholeFile(file, createGzip({ level: GZIP_LEVEL }))
