import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '../../platform/app-error.ts'
import { networkOf } from '../../platform/http/network.ts'

const windowSeconds = 900
const failuresPerAccountAndAddress = 5
const failuresPerAccount = 50

/**
 * Slows guessing at one account: few tries from one address, and a sum over all addresses that does
 * not count for an address from which the owner is signed in, so that nobody can lock the owner out.
 */
export function createLogInGuard() {
  const pair = new RateLimiterMemory({
    points: failuresPerAccountAndAddress,
    duration: windowSeconds,
  })
  const account = new RateLimiterMemory({ points: failuresPerAccount, duration: windowSeconds })
  const pairKey = (email: string, address: string) => `${email} ${networkOf(address)}`

  return {
    async check(email: string, address: string, isKnownAddress: boolean): Promise<void> {
      const [here, everywhere] = await Promise.all([
        pair.get(pairKey(email, address)),
        account.get(email),
      ])
      const waits = [
        here !== null && here.consumedPoints >= failuresPerAccountAndAddress && here.msBeforeNext,
        !isKnownAddress &&
          everywhere !== null &&
          everywhere.consumedPoints >= failuresPerAccount &&
          everywhere.msBeforeNext,
      ].filter((wait) => wait !== false)
      if (waits.length === 0) return
      const seconds = Math.ceil(Math.max(...waits) / 1000)
      throw new AppError(
        'too-many-attempts',
        `Too many failed log-ins. Please wait ${String(Math.ceil(seconds / 60))} minutes and try again.`,
        { retryAfterSeconds: seconds },
      )
    },
    async failed(email: string, address: string): Promise<void> {
      await Promise.all([pair.penalty(pairKey(email, address)), account.penalty(email)])
    },
    async succeeded(email: string, address: string): Promise<void> {
      await pair.delete(pairKey(email, address))
    },
  }
}
