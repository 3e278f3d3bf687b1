// Writes the types of all messages: `npm run messages`. With `--check` it writes nothing and
// reports problems; `verify` runs that.
import { readFileSync } from 'node:fs'
import { messageProblems, type RetiredWords } from './message-problems.ts'
import { staleMessageTypes, writeMessageTypes } from './message-types.ts'
import { unusedMessages } from './unused-messages.ts'
import { workspaces } from './workspaces.ts'

/** The arguments of issues, plus those that messages use to choose between seconds and minutes. */
async function issueArguments() {
  // Imported here, because writing the types must not require the previous ones.
  const { issueParams } = await import('@roundboard/contract')
  return Object.fromEntries(
    Object.entries(issueParams).map(([code, names]: [string, readonly string[]]) => [
      code,
      names.includes('seconds') ? [...names, 'waitMinutes'] : names,
    ]),
  )
}

const all = workspaces.map((workspace) => ({
  ...workspace,
  messages: `${workspace.name}/messages`,
}))

async function problems(): Promise<readonly string[]> {
  const issues = await issueArguments()
  const retired = JSON.parse(
    readFileSync('scripts/messages/retired-words.json', 'utf8'),
  ) as RetiredWords
  const inFiles = all.flatMap(({ name, messages, languagesOf, isPlain = false }) =>
    messageProblems(messages, languagesOf, {
      retired,
      expected: name === 'contract' ? { issues } : {},
      isPlain,
    }),
  )
  if (inFiles.length > 0) return inFiles
  const stale = all.flatMap((typed) =>
    staleMessageTypes(typed).map(
      (name) => `${typed.types}/${name} is out of date: npm run messages`,
    ),
  )
  if (stale.length > 0) return stale
  return unusedMessages(
    ['admin', 'phone', 'screen', 'wall', 'contract', 'server'].map(
      (name) => `${name}/tsconfig.json`,
    ),
    all.map(({ types }) => types),
  )
}

if (process.argv[2] === '--check') {
  const found = await problems()
  for (const problem of found) console.error(problem)
  process.exitCode = found.length > 0 ? 1 : 0
} else for (const typed of all) writeMessageTypes(typed)
