import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Buffer) => bytes.toString('base64url')

/** A text or bytes with its length, in CBOR. */
function cborBytes(major: number, bytes: Buffer): Buffer {
  const { length } = bytes
  const head = length < 24 ? [major + length] : length < 256 ? [major + 24, length] : undefined
  return Buffer.concat([Buffer.from(head ?? [major + 25, length >> 8, length & 0xff]), bytes])
}
const text = (value: string) => cborBytes(0x60, Buffer.from(value))
const bytes = (value: Buffer) => cborBytes(0x40, value)

const userPresent = 0x01
const userVerified = 0x04
const attested = 0x40

/** A software passkey whose counter can be wrong. */
export function createPasskey(origin = 'http://localhost:8080') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const rpIdHash = hash('sha256', new URL(origin).hostname, 'buffer')
  // COSE: kty EC2, alg ES256, crv P-256, and the point.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])

  function dataOf(flags: number, counter: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, rest])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, unknown>) => ({
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', response },
    clientExtensionResults: {},
  })

  return {
    /** A browser's response to creating the passkey. */
    make(challenge: string) {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const authData = dataOf(userPresent | userVerified | attested, 0, credential)
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), bytes(authData)],
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      })
    },

    /** A browser's response to signing in with the passkey. */
    sign(challenge: string, { counter = 1, isVerified = true } = {}) {
      const authenticatorData = dataOf(userPresent | (isVerified ? userVerified : 0), counter)
      const clientDataJSON = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([authenticatorData, hash('sha256', clientDataJSON, 'buffer')])
      return answer({
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, privateKey)),
      })
    },
  }
}
