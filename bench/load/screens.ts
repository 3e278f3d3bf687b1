import { wait } from '../kit/benchmark.ts'
import { screenToken } from '../kit/fleet.ts'
import { answering } from '../kit/processes.ts'
import { noTally, startScreen } from '../kit/screen.ts'

export type ScreensOrder =
  | { readonly kind: 'start'; readonly url: string; readonly from: number; readonly count: number }
  | { readonly kind: 'tally' }

const tally = noTally()
const startedPerSecond = 250

async function start(url: string, from: number, count: number): Promise<void> {
  for (let n = from; n < from + count; n += 1) {
    startScreen({
      url,
      token: screenToken(n),
      tally,
      firstBeatWithinMs: 20_000,
      fetchesContent: false,
    })
    await wait(1000 / startedPerSecond)
  }
}

answering((order: ScreensOrder) => {
  if (order.kind === 'tally') return tally
  return start(order.url, order.from, order.count)
})
