import { expect, it, test } from 'vitest'
import { filesFromDrop, chosenOf } from './choose-files.ts'

const file = (name: string, type = '') => new File(['x'], name, { type })

/** A folder as browsers give it: at most a hundred entries at a time. */
function folder(name: string, inside: readonly FileSystemEntry[]): FileSystemEntry {
  const createReader = () => {
    const left = [...inside]
    return {
      readEntries(found: (entries: FileSystemEntry[]) => void) {
        found(left.splice(0, 100))
      },
    }
  }
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry
}

function entry(name: string): FileSystemEntry {
  const given = file(name)
  return {
    name,
    isFile: true,
    isDirectory: false,
    file(found: (file: File) => void) {
      found(given)
    },
  } as unknown as FileSystemEntry
}

const dropped = (...entries: readonly FileSystemEntry[]) =>
  entries.map((each) => ({
    kind: 'file',
    webkitGetAsEntry: () => each,
    getAsFile: () => file(each.name),
  })) as unknown as DataTransferItemList

it('reads all 300 files of a dropped folder and its subfolders', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `clip ${String(index)}.mp4`)
  const legs = folder('legs', names.slice(0, 20).map(entry))
  const chosen = await filesFromDrop(
    dropped(folder('Clips 2027', [legs, ...names.slice(20).map(entry)])),
  )
  expect(chosen.folder).toBe('Clips 2027')
  expect(chosen.files.map(({ name }) => name)).toEqual(names)
})

it('accepts several dropped files and a pasted image', async () => {
  const { folder: name, files } = await filesFromDrop(dropped(entry('a.mp4'), entry('b.png')))
  expect([name, files.length]).toEqual(['', 2])
  const pasted = [
    { kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => file('image.png') },
    { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null },
  ] as unknown as DataTransferItemList
  expect((await filesFromDrop(pasted)).files.map(({ name }) => name)).toEqual(['image.png'])
})

it('lists unsupported files but not system files such as .DS_Store', () => {
  const { files, others } = chosenOf('x', [
    ...['a.MP4', 'b.mov', 'c.webm', 'd.jpeg', 'e.svg', 'f.mkv'].map((name) => file(name)),
    file('no ending', 'video/mp4'),
    ...['notes.txt', 'plan.pdf', 'archive.zip'].map((name) => file(name)),
    ...['.DS_Store', 'Thumbs.db', 'desktop.ini', '._a.MP4'].map((name) => file(name)),
  ])
  expect(files).toHaveLength(7)
  expect(others).toEqual(['notes.txt', 'plan.pdf', 'archive.zip'])
})

test.each([
  ['no files', []],
  ['an empty folder', [folder('empty', [])]],
])('finds no files in a drop of %s', async (_, entries) => {
  expect((await filesFromDrop(dropped(...entries))).files).toEqual([])
})
