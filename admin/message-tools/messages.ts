// Writes the types of the console's messages: `npm run messages`. With `--check` it writes nothing and
// says what is wrong with them; `verify` runs that.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { issueParams } from '@roundboard/contract'
import { messageProblems, type RetiredWords } from './message-problems.ts'
import { staleMessageTypes, writeMessageTypes } from './message-types.ts'
import { unusedMessages } from './unused-messages.ts'

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const messages = path('messages')
const types = path('src/shared/messages')

/** The issues' arguments; translations choose between a wait's seconds and its minutes. */
const issues = Object.fromEntries(
  Object.entries(issueParams).map(([code, names]: [string, readonly string[]]) => [
    code,
    names.includes('seconds') ? [...names, 'waitMinutes'] : names,
  ]),
)

function problems(): readonly string[] {
  const retired = JSON.parse(readFileSync(`${messages}/retired-words.json`, 'utf8')) as RetiredWords
  const inFiles = messageProblems(messages, retired, { issues })
  if (inFiles.length > 0) return inFiles
  const stale = staleMessageTypes(messages, types)
  if (stale.length > 0)
    return stale.map((name) => `admin/src/shared/messages/${name} is out of date: npm run messages`)
  return unusedMessages(path('tsconfig.json'), types)
}

if (process.argv[2] === '--check') {
  const found = problems()
  for (const problem of found) console.error(problem)
  process.exitCode = found.length > 0 ? 1 : 0
} else writeMessageTypes(messages, types)
