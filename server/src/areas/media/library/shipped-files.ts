import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { MediaKind } from '@roundboard/contract'
import type { FigureBox } from '@roundboard/domain'
import { createFolderStore } from '../../../platform/files/folder-store.ts'
import type { ServedFile } from '../../../platform/files/served-file.ts'

/** The product's own media, which the server serves under `/media/`. */
export const mediaFolder = join(import.meta.dirname, '../../../../media')
const nameIn = (link: string) => link.replace('/media/', '')
/** The path of the product's own file behind a link. */
export const shippedPath = (link: string) => join(mediaFolder, nameIn(link))

interface Still {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** An entry in the manifest of the product's own media. */
export interface ShippedItem {
  readonly path: string
  readonly kind: MediaKind
  readonly name: string
  readonly tags: readonly string[]
  readonly type: string
  readonly bytes: number
  readonly sha256: string
  readonly width: number
  readonly height: number
  readonly durationMs: number | null
  readonly frames: number | null
  readonly codec: string | null
  readonly poster: Still | null
  readonly figure: FigureBox | null
  readonly jump: number | null
}

/** The product's own media; empty if there is no manifest. */
export async function readShipped(): Promise<ShippedItem[]> {
  const text = await readFile(join(mediaFolder, 'manifest.json'), 'utf8').catch(() => '[]')
  return JSON.parse(text) as ShippedItem[]
}

/** A clip's file and its poster's. */
function filesOf({ path, type, bytes, sha256, poster }: ShippedItem) {
  const own = { path, type, bytes, sha256 }
  return poster === null ? [own] : [own, { ...poster, type: 'image/jpeg' }]
}

/** The product's files by link and by hash, as described in the manifest. */
export function createShippedFiles(items: readonly ShippedItem[]) {
  const store = createFolderStore(mediaFolder, mediaFolder)
  const all = items.flatMap(filesOf).map(({ path, ...facts }): [string, ServedFile] => [
    path,
    {
      ...facts,
      extension: extname(path).slice(1),
      beside: {
        open: (span) => store.open(nameIn(path), span),
        openToSend: (span) => store.openToSend(nameIn(path), span),
      },
    },
  ])
  const byLink = new Map(all)
  const byHash = new Map(all.map(([, file]) => [file.sha256, file]))
  return {
    ofLink: (link: string): ServedFile | undefined => byLink.get(link),
    ofHash: (sha256: string): ServedFile | undefined => byHash.get(sha256),
  }
}
