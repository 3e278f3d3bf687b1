import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createHashQueue, type HashCaller } from './hash-queue.ts'

const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const

const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }, (error, tag) => {
      if (error) reject(error)
      else resolve(tag)
    })
  })

const queue = createHashQueue()

// The server's own hashes wait for nobody.
const inTurn = <T>(caller: HashCaller | undefined, work: () => Promise<T>): Promise<T> =>
  caller === undefined ? work() : queue.run(caller, work)

/** Argon2id of a password with a fresh nonce, as `argon2id$<nonce>$<tag>`. */
export async function hashPassword(password: string, caller?: HashCaller): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(caller, () => derive(password, nonce))
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

/** Checks a password; takes as long when there is no such user. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  caller?: HashCaller,
): Promise<boolean> {
  const [, nonce = '', tag = ''] = (stored ?? nobody).split('$')
  const derived = await inTurn(caller, () => derive(password, Buffer.from(nonce, 'base64url')))
  const expected = Buffer.from(tag, 'base64url')
  const isEqual = derived.length === expected.length && timingSafeEqual(derived, expected)
  return isEqual && stored !== undefined
}
