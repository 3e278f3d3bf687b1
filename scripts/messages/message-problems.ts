import { existsSync, readdirSync } from 'node:fs'
import { areasIn, flat, InvalidMessage, readArea, readMessage } from './message-files.ts'
import type { Message } from './message-files.ts'

/** Words that a language no longer uses, as patterns, each with its replacement. */
export interface RetiredWords {
  readonly languages: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Messages that quote the specification or code, such as `admin/messages/en/schedule: emptyWhy`. */
  readonly exempt: readonly string[]
}

/** Arguments of messages that are declared in code, by area and key: any language may use them as numbers or texts. */
export type ExpectedArguments = Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>

function retiredIn(
  message: Message,
  words: Readonly<Record<string, string>> = {},
): readonly string[] {
  const text = message.literals.join(' ')
  return Object.entries(words).flatMap(([pattern, instead]) => {
    const found = new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu').exec(text)
    return found ? `says “${found[0]}”; use “${instead}”` : []
  })
}

/** Canadian French: a no-break space before ":" and "%" and inside « », and no space before ";", "?" or "!". */
const frenchSpacing: Readonly<Record<string, RegExp>> = {
  'needs a no-break space before “:”': /(?:^|[\p{L}\d»)])[ \u202F]?:(?!\S)/u,
  'needs one no-break space inside « »': /«(?!\u00A0(?!\s))|(?<!(?<!\s)\u00A0)»/u,
  'needs a no-break space before “%”': /(?:^|\d)[ \u202F]?%/u,
  'has a space before “;”, “?” or “!”': /\s[;?!]/u,
}

const misspaced = ({ literals }: Message) =>
  Object.entries(frenchSpacing).flatMap(([problem, wrong]) =>
    literals.some((text) => wrong.test(text)) ? problem : [],
  )

const listed = (args: readonly string[]) => args.toSorted().join(', ') || 'none'
const argumentsOf = ({ args }: Message) =>
  listed(Array.from(args, ([name, type]) => `${name}: ${type}`))

export interface MessageRules {
  readonly retired: RetiredWords
  readonly expected?: ExpectedArguments
  /** Whether arguments can only be inserted. */
  readonly isPlain?: boolean
}

/** Problems in the files of messages, each with its language, area and key. */
export function messageProblems(
  folder: string,
  languagesOf: (area: string) => readonly string[],
  { retired, expected = {}, isPlain = false }: MessageRules,
): readonly string[] {
  const problems: string[] = []
  const readAll = (language: string, area: string) => {
    const messages = new Map<string, Message>()
    for (const [key, text] of flat(readArea(folder, language, area))) {
      const place = `${folder}/${language}/${area}: ${key}`
      try {
        const message = readMessage(key, text)
        messages.set(key, message)
        if (isPlain && !message.isPlain)
          problems.push(`${place} formats an argument, which screens can’t`)
        if (retired.exempt.includes(place)) continue
        for (const problem of [
          ...retiredIn(message, retired.languages[language]),
          ...(language === 'fr' ? misspaced(message) : []),
        ])
          problems.push(`${place} ${problem}`)
      } catch (error) {
        if (!(error instanceof InvalidMessage)) throw error
        problems.push(`${place} isn’t a valid ICU message: ${error.message}`)
        messages.set(key, { key, literals: [], args: new Map(), isPlain })
      }
    }
    return messages
  }
  const areas = areasIn(folder)
  for (const language of readdirSync(folder))
    for (const area of areasIn(folder, language)) {
      if (!areas.includes(area))
        problems.push(`${folder}/${language}/${area} has no file in English`)
      else if (!languagesOf(area).includes(language))
        problems.push(`${folder}/${language}/${area} is in a language that nobody reads it in`)
    }
  const compare = (
    area: string,
    languages: readonly string[],
    wantedOf: ReadonlyMap<string, string>,
    argumentsIn: (message: Message) => string,
  ) => {
    for (const language of languages) {
      const file = `${folder}/${language}/${area}`
      if (!existsSync(`${file}.json`)) {
        problems.push(`${file} is missing`)
        continue
      }
      const translated = readAll(language, area)
      for (const [key, wanted] of wantedOf) {
        const translation = translated.get(key)
        if (!translation) problems.push(`${file}: ${key} is missing`)
        else if (argumentsIn(translation) !== wanted)
          problems.push(
            `${file}: ${key} takes other arguments (${argumentsIn(translation)}) than English (${wanted})`,
          )
      }
      for (const key of translated.keys())
        if (!wantedOf.has(key)) problems.push(`${file}: ${key} isn’t in English`)
    }
  }
  for (const area of areas) {
    const declared = expected[area]
    if (declared) {
      const wanted = Object.entries(declared).map(([key, names]) => [key, listed(names)] as const)
      compare(area, languagesOf(area), new Map(wanted), ({ args }) => listed([...args.keys()]))
    } else {
      const wanted = Array.from(
        readAll('en', area),
        ([key, message]) => [key, argumentsOf(message)] as const,
      )
      compare(area, languagesOf(area).slice(1), new Map(wanted), argumentsOf)
    }
  }
  return problems
}
