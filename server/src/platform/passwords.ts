import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const

const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }, (error, tag) => {
      if (error) reject(error)
      else resolve(tag)
    })
  })

const running = 2
let free = running
const waiting: (() => void)[] = []

// Each derivation takes 19 MiB and a core for some 30 ms: a burst of log-ins must queue.
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
  else free -= 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}

/** Argon2id of a password with a fresh nonce, as `argon2id$<nonce>$<tag>`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await queued(() => derive(password, nonce))
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

/** Checks a password; takes as long when there is no such user. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [, nonce = '', tag = ''] = (stored ?? nobody).split('$')
  const derived = await queued(() => derive(password, Buffer.from(nonce, 'base64url')))
  const expected = Buffer.from(tag, 'base64url')
  const isEqual = derived.length === expected.length && timingSafeEqual(derived, expected)
  return isEqual && stored !== undefined
}
