import { stemOf } from './file-names.ts'

/** Files chosen together. */
export interface Chosen {
  /** The folder's name; empty if files were chosen individually. */
  readonly folder: string
  readonly files: readonly File[]
  /** Names of files that are neither clips nor pictures. */
  readonly others: readonly string[]
}

const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'svg'])
const clips = new Set([
  'mp4',
  'm4v',
  'mov',
  'qt',
  'webm',
  'mkv',
  'avi',
  'mpg',
  'mpeg',
  'mts',
  'm2ts',
  'wmv',
  '3gp',
  'ogv',
])

/** The types that file dialogs offer. */
export const acceptedClips = 'video/*,.mkv,.mov'
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/svg+xml'
export const acceptedFiles = `${acceptedClips},${acceptedPictures}`

const endingOf = (name: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

export const isPicture = ({ name, type }: { name: string; type: string }): boolean =>
  pictures.has(endingOf(name)) || (endingOf(name) === '' && type.startsWith('image/'))

const isMedia = (file: File): boolean =>
  isPicture(file) || clips.has(endingOf(file.name)) || file.type.startsWith('video/')

// Hidden files that operating systems create in folders.
const isLeftBySystem = ({ name }: File): boolean =>
  /^(\.|~\$)|^(thumbs\.db|desktop\.ini)$/i.test(name)

/** Separates accepted files from others, which are reported. */
export function chosenOf(folder: string, files: readonly File[]): Chosen {
  const seen = files.filter((file) => !isLeftBySystem(file))
  return {
    folder,
    files: seen.filter(isMedia),
    others: seen.filter((file) => !isMedia(file)).map(({ name }) => name),
  }
}

/** The files of an input. In a chosen folder, each file has its path. */
export function filesFromInput(list: FileList): Chosen {
  const files = [...list]
  return chosenOf(files[0]?.webkitRelativePath.split('/')[0] ?? '', files)
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))

/** Folders return their entries in chunks, 100 each in Chromium; an empty one is the end. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return entries
    entries.push(...part)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await fileOf(entry)]
  if (!isFolder(entry)) return []
  const files: File[] = []
  for (const inside of await entriesIn(entry)) files.push(...(await filesIn(inside)))
  return files
}

/** Dropped or pasted files, including all subfolders. */
export async function filesFromDrop(items: DataTransferItemList): Promise<Chosen> {
  // The list is empty once the event is over.
  const entries = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
    return entry ? [entry] : []
  })
  const pasted = [...items].flatMap((item) => item.getAsFile() ?? [])
  const files: File[] = []
  for (const entry of entries) files.push(...(await filesIn(entry)))
  const [first] = entries
  const folder = entries.length === 1 && first?.isDirectory ? first.name : ''
  return chosenOf(folder, entries.length > 0 ? files : pasted)
}

/** Whether a file is the one in a stored row. */
export const isSameFile = (
  file: File,
  row: { name: string; bytes: number; lastModified: number },
): boolean => stemOf(file.name) === stemOf(row.name) && file.size === row.bytes
