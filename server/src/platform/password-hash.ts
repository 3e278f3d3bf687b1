/** The cost parameters of an Argon2id hash. */
export interface HashCost {
  readonly memoryKiB: number
  readonly passes: number
  readonly lanes: number
}

export interface PasswordHash {
  readonly cost: HashCost
  readonly nonce: Buffer
  readonly tag: Buffer
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A hash with its method and cost, in PHC string format. */
export function formatHash({ cost, nonce, tag }: PasswordHash): string {
  const { memoryKiB, passes, lanes } = cost
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$${base64(nonce)}$${base64(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/

// Hashes used to be stored without their cost, which was this.
const former = /^argon2id\$([\w-]+)\$([\w-]+)$/
const formerCost: HashCost = { memoryKiB: 19 * 1024, passes: 2, lanes: 1 }

/** Parses a stored hash. Returns `undefined` if it isn't one. */
export function parseHash(text: string): PasswordHash | undefined {
  const [, memoryKiB, passes, lanes, nonce, tag] = phc.exec(text) ?? []
  if (nonce !== undefined && tag !== undefined)
    return {
      cost: { memoryKiB: Number(memoryKiB), passes: Number(passes), lanes: Number(lanes) },
      nonce: Buffer.from(nonce, 'base64'),
      tag: Buffer.from(tag, 'base64'),
    }
  const [, formerNonce, formerTag] = former.exec(text) ?? []
  if (formerNonce === undefined || formerTag === undefined) return undefined
  return {
    cost: formerCost,
    nonce: Buffer.from(formerNonce, 'base64url'),
    tag: Buffer.from(formerTag, 'base64url'),
  }
}

/** Whether a hash should be replaced by a stronger one, or by one in today's format. */
export function isOutdated(text: string, today: HashCost): boolean {
  const cost = parseHash(text)?.cost
  if (cost === undefined || former.test(text)) return true
  return cost.memoryKiB < today.memoryKiB || cost.passes < today.passes
}
