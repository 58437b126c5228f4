import { sql } from 'kysely'
import * as v from 'valibot'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { CommandContext } from '#server/cli/command.ts'
import type { CommandOutput } from '#server/cli/command-output.ts'
import { findSelectedTenant } from '#server/cli/find.ts'
import type { LocalCommandContext } from '#server/cli/here.ts'
import type { PictureOptions } from '#server/import/pictures/read-pictures.ts'

/**
 * Unused picture files are deleted a day after their last use (db/picture-files.ts). Only pictures that were used within this many hours
 * count as present, so that none of them is deleted during the import.
 */
const GUARANTEED_RETENTION_HOURS = 12

const KnownPicturesSchema = v.object({ numbers: v.array(v.string()), pictures: v.array(v.string()) })

/**
 * Returns the normalized part numbers that the shop or the manufacturer gives the shop's parts, and the hashes of the pictures that are
 * already converted.
 */
export async function listKnownPictures(command: CommandContext): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const { rows: own } = await sql<{
    key: string
  }>`select distinct n.key from part_number as n join part on part.tenant_id = n.tenant_id and part.id = n.part_id
    where n.tenant_id = ${id} and (n.kind = 'mcode' or n.maker = part.producer)`.execute(command.db)
  const { rows: made } = await sql<{ hash: string }>`select distinct hash from picture_file as file where tenant_id = ${id}
    and (kept_at > now() - make_interval(hours => ${GUARANTEED_RETENTION_HOURS})
      or exists (select from picture where picture.tenant_id = file.tenant_id and picture.hash = file.hash))`.execute(command.db)
  const data: v.InferOutput<typeof KnownPicturesSchema> = { numbers: own.map(({ key }) => key), pictures: made.map(({ hash }) => hash) }
  return { data, text: `${data.numbers.length} numbers, ${data.pictures.length} pictures.` }
}

/**
 * Asks the shop once for everything that a reader of pictures checks for each picture: whether the part number in its file name exists, and
 * whether the picture is already converted.
 */
export async function fetchKnownPictures({
  runJsonCommand,
}: LocalCommandContext): Promise<Required<Pick<PictureOptions, 'isKnown' | 'hasPictureFiles'>>> {
  const said = v.parse(KnownPicturesSchema, await runJsonCommand(['import', 'known']))
  const [numbers, pictures] = [new Set(said.numbers), new Set(said.pictures)]
  return { isKnown: (code) => numbers.has(numberKey(code)), hasPictureFiles: (hash) => Promise.resolve(pictures.has(hash)) }
}
