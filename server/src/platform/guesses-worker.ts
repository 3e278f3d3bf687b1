import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as en } from '@zxcvbn-ts/language-en'
import { dictionary as es } from '@zxcvbn-ts/language-es-es'
import { dictionary as fr } from '@zxcvbn-ts/language-fr'

/** A request to the worker thread: how hard is this to guess, knowing these words? */
export interface GuessesRequest {
  readonly id: number
  readonly text: string
  readonly known: readonly string[]
}
export interface GuessesResponse {
  readonly id: number
  /** The logarithm of the number of guesses. */
  readonly digits: number
}

const estimate = new ZxcvbnFactory({
  dictionary: { ...common, ...en, ...es, ...fr },
  graphs: adjacencyGraphs,
})

parentPort?.on('message', ({ id, text, known }: GuessesRequest) => {
  const digits = estimate.check(text, [...known]).guessesLog10
  parentPort?.postMessage({ id, digits } satisfies GuessesResponse)
})
