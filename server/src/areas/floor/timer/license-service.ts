import { issueAt, type TimerLicence } from '@roundboard/contract'
import { z } from 'zod'
import { refusal } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { LicenceSource } from './license-source.ts'

const timeoutMs = 5_000
const longestAnswer = 100_000
const mostCached = 10_000

const AnyStamp = z
  .union([z.number(), z.iso.datetime({ offset: true })])
  .transform((given) => stampOf(new Date(given).getTime()))
  .nullish()
  .transform((given) => given ?? null)

const LicenceAnswer = z.object({
  data: z.object({
    dwsTimeStamp: AnyStamp,
    dwsActiveBreaks: z.array(z.string().max(200)).max(1000).nullish(),
  }),
})

const KeyAnswer = z.object({
  data: z.object({ licenseKey: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) }),
})

const unavailable = (cause: unknown) =>
  refusal('unavailable', issueAt('', 'licence-service-silent'), { cause })

async function readAnswer<T>(url: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await answer.text()
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`the license service returned ${String(answer.status)}`)
  if (text.length > longestAnswer) throw new Error('the license response is too long')
  return schema.parse(JSON.parse(text))
}

/** Runs each query once at a time, and returns the last good answer while the service is unavailable. */
function createQuestion<T>(
  ask: (subject: string) => Promise<T | undefined>,
  onFailure: (error: unknown) => void,
) {
  const lastGood = new Map<string, T>()
  const underway = new Map<string, Promise<T | undefined>>()

  async function askOnce(subject: string): Promise<T | undefined> {
    try {
      const answer = await ask(subject)
      lastGood.delete(subject)
      if (answer === undefined) return undefined
      if (lastGood.size >= mostCached) lastGood.clear()
      lastGood.set(subject, answer)
      return answer
    } catch (error) {
      onFailure(error)
      const cached = lastGood.get(subject)
      if (cached === undefined) throw unavailable(error)
      return cached
    }
  }

  return {
    answer(subject: string): Promise<T | undefined> {
      const already = underway.get(subject)
      if (already) return already
      const promise = askOnce(subject).finally(() => underway.delete(subject))
      underway.set(subject, promise)
      return promise
    },
  }
}

/** Only the host, because the rest of the address may contain a secret. */
const addressForPeople = (url: string): string => new URL(url).host

/** Licenses of the service at `url`. */
export function createLicenceServiceClient(
  url: string,
  onFailure: (error: unknown) => void,
): LicenceSource {
  const licences = createQuestion<TimerLicence>(async (key) => {
    const answer = await readAnswer(`${url}/licenses/key/${encodeURIComponent(key)}`, LicenceAnswer)
    return (
      answer && {
        dwsTimeStamp: answer.data.dwsTimeStamp,
        dwsActiveBreaks: answer.data.dwsActiveBreaks ?? [],
      }
    )
  }, onFailure)
  const keys = createQuestion<string>(async (identifier) => {
    const address = `${url}/licenses/locationId/${encodeURIComponent(identifier)}`
    return (await readAnswer(address, KeyAnswer))?.data.licenseKey
  }, onFailure)

  return {
    isOwn: false,
    address: addressForPeople(url),
    keyOf: ({ locationIdentifier }) => keys.answer(locationIdentifier),
    licenceOf: licences.answer,
  }
}
