import { createGzip } from 'node:zlib'
import { type WholeFileWriter, writeWholeFile } from '#server/kernel/whole-file.ts'

export type BackupWriter = WholeFileWriter

/** Compared with the best level: a tenth larger, in half the time. */
const GZIP_LEVEL = 4

/** Starts a backup: a gzipped file that is renamed when it is complete. */
export const writeBackup = (file: string): Promise<BackupWriter> => writeWholeFile(file, createGzip({ level: GZIP_LEVEL }))
