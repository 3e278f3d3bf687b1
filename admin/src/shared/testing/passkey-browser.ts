import { onTestFinished } from 'vitest'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** The credential that a browser returns. */
const credential = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('user'),
    attestationObject: bytes('attested'),
    getTransports: () => ['internal'],
  },
}

/** Simulates a browser that supports passkeys, on a secure connection to a named host. */
export function createPasskeyBrowser() {
  let isCancelled = false
  const give = () => {
    if (!isCancelled) return Promise.resolve(credential)
    isCancelled = false
    return Promise.reject(new DOMException('The holder closed it.', 'NotAllowedError'))
  }
  const own = {
    isSecureContext: { value: true },
    PublicKeyCredential: { value: () => undefined },
  }
  for (const [name, has] of Object.entries(own))
    Object.defineProperty(window, name, { configurable: true, ...has })
  const credentials = { value: { get: give, create: give }, configurable: true }
  Object.defineProperty(navigator, 'credentials', credentials)
  onTestFinished(() => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(window, name)
    Reflect.deleteProperty(navigator, 'credentials')
  })
  return {
    /** The user cancels the next request. */
    willCancel() {
      isCancelled = true
    },
  }
}
