import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createHashQueue, type HashCaller } from './hash-queue.ts'
import { formatHash, type HashCost, isOutdated, parseHash } from './password-hash.ts'

/** The cost of new hashes. Older ones are replaced when their owner signs in. */
const today: HashCost = { memoryKiB: 19 * 1024, passes: 2, lanes: 1 }
const tagLength = 32

function derive(password: string, nonce: Buffer, cost: HashCost): Promise<Buffer> {
  const { memoryKiB: memory, passes, lanes: parallelism } = cost
  const message = password.normalize('NFKC')
  const options = { message, nonce, memory, passes, parallelism, tagLength }
  return new Promise((resolve, reject) =>
    argon2('argon2id', options, (error, tag) => {
      if (error) reject(error)
      else resolve(tag)
    }),
  )
}

const queue = createHashQueue()

// The server's own hashes aren't queued.
const inTurn = <T>(caller: HashCaller | undefined, work: () => Promise<T>): Promise<T> =>
  caller === undefined ? work() : queue.run(caller, work)

async function make(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return formatHash({ cost: today, nonce, tag: await derive(password, nonce, today) })
}

/** Hashes a password with Argon2id and a fresh salt. */
export const hashPassword = (password: string, caller?: HashCaller): Promise<string> =>
  inTurn(caller, () => make(password))

// As expensive as a real hash, so that unknown addresses can't be told apart by timing.
const nobody = { cost: today, nonce: Buffer.alloc(16), tag: Buffer.alloc(tagLength) }

async function isOf(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored === undefined ? undefined : parseHash(stored)
  const { cost, nonce, tag } = known ?? nobody
  const derived = await derive(password, nonce, cost)
  return derived.length === tag.length && timingSafeEqual(derived, tag) && known !== undefined
}

/** Checks a password. Takes as long if there is no such user. */
export const verifyPassword = (
  password: string,
  stored: string | undefined,
  caller?: HashCaller,
): Promise<boolean> => inTurn(caller, () => isOf(password, stored))

/** Like `verifyPassword`, for signing in. Returns a new hash if the stored one is outdated. */
export const checkPassword = (
  password: string,
  stored: string | undefined,
  caller: HashCaller,
): Promise<{ isRight: boolean; renewed?: string }> =>
  inTurn(caller, async () => {
    const isRight = await isOf(password, stored)
    if (!isRight || stored === undefined || !isOutdated(stored, today)) return { isRight }
    return { isRight, renewed: await make(password) }
  })
