import { createGzip } from 'node:zlib'
import { type AtomicFileWriter, createAtomicFileWriter } from '#server/kernel/whole-file.ts'

export type BackupWriter = AtomicFileWriter

/** The gzip level of backups. Compared with the best level, the file is a tenth larger and takes half the time. */
const GZIP_LEVEL = 4

/** Starts a backup: a gzipped file that is renamed when it is complete. */
export const openBackupWriter = (file: string): Promise<BackupWriter> => createAtomicFileWriter(file, createGzip({ level: GZIP_LEVEL }))
