import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  queue: 'Upload queue',
  add: 'Add files or a folder',
  chooseFiles: 'Choose files…',
  chooseFolder: 'Choose a folder…',
  drop: 'Drop clips and pictures here, or a whole folder',
  filesFrom: (count: number, folder: string) =>
    plural(count, { one: `# file from “${folder}”`, other: `# files from “${folder}”` }),
  files: (count: number) => plural(count, { one: '# file', other: '# files' }),
  pause: 'Pause',
  resume: 'Go on',
  clear: 'Clear the list',
  here: (count: string, of: string) => `${count} of ${of} here`,
  line: (count: string, of: string) => `${count} of ${of}`,
  lineLabel: (count: string, of: string) => `Uploads: ${count} of ${of} here`,
  bytesOf: (sent: string, all: string) => `${sent} of ${all}`,
  left: (time: string) => `${time} left`,
  sent: (count: number) => plural(count, { one: '# sent', other: '# sent' }),
  hereAlready: (count: number) => plural(count, { one: '# here already', other: '# here already' }),
  refusedCount: (count: number) => plural(count, { one: '# refused', other: '# refused' }),
  goesOn: 'goes on after a restart',
  keepOpen: (count: number) =>
    plural(count, {
      one: 'keep this page open: # file is not stored yet',
      other: 'keep this page open: # files are not stored yet',
    }),
  paused: 'Paused.',
  away: 'The server isn’t available right now. Uploads continue automatically.',
  fit: (count: number) =>
    plural(count, {
      one: '# name fits an exercise or a round.',
      other: '# names fit an exercise or a round.',
    }),
  notSure: (count: number) => plural(count, { one: '# is not sure.', other: '# are not sure.' }),
  lookAt: (count: number) => plural(count, { one: 'Look at #', other: 'Look at #' }),
  lookAtNames: 'Look at the names',
  others: (count: number, names: string) =>
    plural(count, {
      one: `# file is neither a clip nor a picture and was left out: ${names}`,
      other: `# files are neither clips nor pictures and were left out: ${names}`,
    }),
  missing: (count: number) =>
    plural(count, {
      one: 'The browser no longer has # file. Choose the same folder again: it goes on where it stopped.',
      other:
        'The browser no longer has # files. Choose the same folder again: it goes on where it stopped.',
    }),
  or: (names: readonly string[]) => `${names.join(' or ')}?`,
  which: 'Which one?',
  asNew: 'New',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Retry ${name}`,
  keys: { move: 'file', retry: 'retry', remove: 'remove' },
  atATime: (count: number) => `${String(count)} at a time`,
  reading: 'Being read',
  asking: 'Being compared with the library',
  waiting: (name: string) => `Waiting, then ${name}`,
  converting: (share: string) => `Made into H.264 in this browser · ${share}`,
  stepOf: (step: number, of: number) => `${String(step)} of ${String(of)}`,
  checking: (name: string) => `${name} · being checked`,
  done: (name: string) => name,
  loops: 'loops without a jump',
  jumps: 'jumps at the seam',
  sameAs: 'the same bytes as',
  notSent: 'not sent',
  sameAgain: 'the same bytes again, not sent',
  lost: 'Choose it again: the browser no longer has it.',
  changed: 'It was changed, moved or deleted since it was chosen. Choose it again.',
  steps: {
    unsure: 'Not sure',
    reading: 'Waiting',
    asking: 'Waiting',
    waiting: 'Waiting',
    converting: 'Being converted',
    sending: 'Being sent',
    checking: 'Being checked',
    done: 'Done',
    here: 'Here already',
    twice: 'Twice',
    refused: 'Refused',
    missing: 'Missing',
  },
  refused: {
    empty: 'The file is empty.',
    'no-media': 'This is neither a clip nor a picture.',
    'cannot-convert': (codec: string) =>
      `${codec}: walls cannot play it, and it cannot be converted here. Save it as H.264 MP4.`,
    'not-readable': 'The file cannot be read.',
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
  names: 'What the files show',
  namesWhy:
    'A clip gets the name of its exercise, a picture that of its round. What is chosen here is remembered for the next files of these names.',
  shows: (name: string) => `${name} shows`,
  showMore: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),
  exercises: 'Exercises',
  rounds: 'Rounds',
  newName: (name: string) => `New: ${name}`,
  fillEmpty: (count: number) =>
    plural(count, {
      one: 'Show the clip of # exercise that has none yet in its active break',
      other: 'Show the clips of # exercises that have none yet in their active breaks',
    }),
  replaceShown: (count: number) =>
    plural(count, {
      one: '# exercise or round shows something else now: show this file instead',
      other: '# exercises or rounds show something else now: show these files instead',
    }),
  saveNames: 'Use these names',
  replace: 'Replace…',
  replacing: 'Its new file',
  replaceFile: 'Choose the new file',
  sureReplace: (name: string, file: string) => `Replace the file of “${name}” by “${file}”?`,
  replaceUnused: 'Nothing uses it now. Its name, its tags and its link stay.',
  replaceUses: (uses: number, walls: number) =>
    `${plural(uses, { one: 'It is used in # place', other: 'It is used in # places' })}, ${walls === 0 ? 'on no wall now' : plural(walls, { one: 'on # wall now', other: 'on # walls now' })}: all of them show the new file. Its name, its tags and its link stay.`,
  replaceNow: 'Replace',
  replaced: 'Its file was replaced. What shows it follows, walls too.',
  replaceSame: 'It has this file already. Nothing was sent.',
  told: {
    chosen: (count: number) =>
      plural(count, { one: '# file was chosen.', other: '# files were chosen.' }),
    share: (here: string, of: string) => `${here} of ${of} files are in the library.`,
    over: (here: string, refused: number) =>
      `All files are through: ${here} in the library` +
      (refused > 0 ? `, ${String(refused)} refused.` : '.'),
  },
}
export type UploadWords = typeof en
