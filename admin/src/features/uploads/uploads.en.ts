import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  queue: 'Upload queue',
  add: 'Add files or a folder',
  chooseFiles: 'Choose files…',
  chooseFolder: 'Choose a folder…',
  drop: 'Drop clips, pictures or a whole folder here',
  filesFrom: (count: number, folder: string) =>
    plural(count, { one: `# file from “${folder}”`, other: `# files from “${folder}”` }),
  files: (count: number) => plural(count, { one: '# file', other: '# files' }),
  pause: 'Pause',
  resume: 'Resume',
  clear: 'Clear list',
  here: (count: string, of: string) => `${count} of ${of} done`,
  line: (count: string, of: string) => `${count} of ${of}`,
  lineLabel: (count: string, of: string) => `Uploads: ${count} of ${of} done`,
  bytesOf: (sent: string, all: string) => `${sent} of ${all}`,
  left: (time: string) => `${time} left`,
  sent: (count: number) => plural(count, { one: '# uploaded', other: '# uploaded' }),
  hereAlready: (count: number) =>
    plural(count, { one: '# already in the library', other: '# already in the library' }),
  refusedCount: (count: number) => plural(count, { one: '# failed', other: '# failed' }),
  goesOn: 'resumes after a restart',
  keepOpen: (count: number) =>
    plural(count, {
      one: 'Keep this tab open: # file is still uploading',
      other: 'Keep this tab open: # files are still uploading',
    }),
  paused: 'Paused.',
  away: 'The server isn’t available right now. Uploads continue automatically.',
  fit: (count: number) =>
    plural(count, {
      one: '# file name matches an exercise or round.',
      other: '# file names match an exercise or round.',
    }),
  notSure: (count: number) => plural(count, { one: '# is uncertain.', other: '# are uncertain.' }),
  lookAt: (count: number) => plural(count, { one: 'Review #', other: 'Review #' }),
  lookAtNames: 'Review matches',
  others: (count: number, names: string) =>
    plural(count, {
      one: `# file isn’t a clip or picture and was skipped: ${names}`,
      other: `# files aren’t clips or pictures and were skipped: ${names}`,
    }),
  missing: (count: number) =>
    plural(count, {
      one: 'The browser lost # file. Choose the same folder again to resume.',
      other: 'The browser lost # files. Choose the same folder again to resume.',
    }),
  or: (names: readonly string[]) => `${names.join(' or ')}?`,
  which: 'Which one?',
  asNew: 'New',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Retry ${name}`,
  keys: { move: 'file', retry: 'retry', remove: 'remove' },
  atATime: (count: number) => `${String(count)} at a time`,
  reading: 'Reading',
  asking: 'Checking the library',
  waiting: (name: string) => `Waiting, then ${name}`,
  converting: (share: string) => `Converting to H.264 in this browser · ${share}`,
  stepOf: (step: number, of: number) => `${String(step)} of ${String(of)}`,
  checking: (name: string) => `${name} · verifying`,
  done: (name: string) => name,
  loops: 'loops seamlessly',
  jumps: 'loop isn’t seamless',
  sameAs: 'same file as',
  notSent: 'not uploaded',
  sameAgain: 'duplicate, not uploaded',
  lost: 'The browser lost this file. Choose it again.',
  changed: 'This file was changed, moved or deleted. Choose it again.',
  steps: {
    unsure: 'Uncertain',
    reading: 'Waiting',
    asking: 'Waiting',
    waiting: 'Waiting',
    converting: 'Converting',
    sending: 'Uploading',
    checking: 'Verifying',
    done: 'Done',
    here: 'Already in the library',
    twice: 'Duplicate',
    refused: 'Failed',
    missing: 'Missing',
  },
  refused: {
    empty: 'The file is empty.',
    'no-media': 'This isn’t a clip or picture.',
    'cannot-convert': (codec: string) =>
      `Screens can’t play ${codec}, and this browser can’t convert it. Save it as an H.264 MP4.`,
    'not-readable': 'This file can’t be read.',
    'not-sent': (reason: string) => reason,
  },
  notSentWhy: {
    forbidden: 'You aren’t allowed to upload files. Ask an administrator for access, then retry.',
    'not-found': 'The server no longer has this upload. Retry to start it again.',
    'too-large':
      'The server doesn’t accept files of this size. Choose a smaller file, or ask your administrator to raise the limit.',
    'bad-input': 'The server didn’t accept this file. Rename it or export it again, then retry.',
    internal: 'Something went wrong with this file. Retry, and contact support if it fails again.',
  },
  names: 'Match files',
  namesWhy:
    'Clips are named after their exercise, pictures after their round. Your choices are remembered for files with the same names.',
  shows: (name: string) => `${name} shows`,
  showMore: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),
  exercises: 'Exercises',
  rounds: 'Rounds',
  newName: (name: string) => `New: ${name}`,
  fillEmpty: (count: number) =>
    plural(count, {
      one: 'Use this clip for # exercise that has none in its active break',
      other: 'Use these clips for # exercises that have none in their active breaks',
    }),
  replaceShown: (count: number) =>
    plural(count, {
      one: '# exercise or round uses another file: replace it with this one',
      other: '# exercises or rounds use other files: replace them with these',
    }),
  saveNames: 'Use these names',
  replace: 'Replace…',
  replacing: 'New file',
  replaceFile: 'Choose new file',
  sureReplace: (name: string, file: string) => `Replace the file of “${name}” with “${file}”?`,
  replaceUnused: 'It isn’t used anywhere now. Its name, tags and link stay the same.',
  replaceUses: (uses: number, walls: number) =>
    `${plural(uses, { one: 'It’s used in # place', other: 'It’s used in # places' })}, ${walls === 0 ? 'on no screens now' : plural(walls, { one: 'on # screen now', other: 'on # screens now' })}. All of them will show the new file. Its name, tags and link stay the same.`,
  replaceNow: 'Replace',
  replaced: 'File replaced. Screens update right away.',
  replaceSame: 'This is the file it already has. Nothing was uploaded.',
  told: {
    chosen: (count: number) => plural(count, { one: '# file chosen.', other: '# files chosen.' }),
    share: (here: string, of: string) => `${here} of ${of} files uploaded.`,
    over: (here: string, refused: number) =>
      `Upload finished: ${here} in the library` +
      (refused > 0 ? `, ${String(refused)} failed.` : '.'),
  },
}
export type UploadWords = typeof en
