import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

export interface Seal {
  /** Encrypts a text for one owner. It can't be decrypted in another owner's row. */
  close(text: string, owner: string): string
  /** Decrypts a text. Returns undefined for another key or owner. */
  open(closed: string, owner: string): string | undefined
  /** A keyed hash of a secret, which can't be brute-forced with the database alone. */
  mac(text: string): string
}

/** Encrypts what the server must read again but a thief of the database must not. */
export function createSeal(key: string): Seal {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `roundboard ${use}`, 32))
  const cipherKey = keyFor('encryption')
  const macKey = keyFor('hashes')
  return {
    close(text, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(owner))
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, closed, cipher.getAuthTag()]).toString('base64url')
    },
    open(closed, owner) {
      const bytes = Buffer.from(closed, 'base64url')
      const nonce = bytes.subarray(0, nonceBytes)
      try {
        const decipher = createDecipheriv('aes-256-gcm', cipherKey, nonce)
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(-tagBytes))
        const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
    mac: (text) => createHmac('sha256', macKey).update(text).digest('base64url'),
  }
}
