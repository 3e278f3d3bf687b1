import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/** A smaller file, in bytes, fits into one packet uncompressed. */
const worthwhile = 1_400

/** Writes a Brotli and a gzip copy beside each built text file, for the server to send. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: folder })
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name)
      const content = await readFile(path)
      if (content.length < worthwhile) return
      await Promise.all(
        Object.entries(compressors).map(async ([ending, compress]) =>
          writeFile(`${path}.${ending}`, await compress(content)),
        ),
      )
    }),
  )
}
