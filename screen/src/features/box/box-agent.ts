const address = 'http://127.0.0.1:8377'
/** The agent runs several programs for a command, each for eight seconds at most. */
const withinMs = 40_000
const reasonLike = /^[a-z][a-z-]{0,39}$/

/** Why a command wasn't carried out; null if it was. A screenshot comes with its picture. */
export interface AgentAnswer {
  readonly reason: string | null
  readonly picture?: Blob
}

/** The box agent, a program on the PC that shows this page (`deploy/kiosk/box-agent.pl`). Never throws. */
export function createBoxAgent(get: typeof fetch) {
  async function ask(path: string, init?: RequestInit): Promise<Response | undefined> {
    try {
      const response = await get(address + path, {
        ...init,
        signal: AbortSignal.timeout(withinMs),
      })
      return response.ok ? response : undefined
    } catch {
      return undefined
    }
  }

  async function jsonOf(response: Response | undefined): Promise<Record<string, unknown>> {
    try {
      const answer: unknown = await response?.json()
      return typeof answer === 'object' && answer !== null ? { ...answer } : {}
    } catch {
      return {}
    }
  }

  return {
    /** The state of the PC; empty if the agent doesn't answer. */
    report: async () => jsonOf(await ask('/report')),
    async command(action: string, value: number | null = null): Promise<AgentAnswer> {
      const body = new URLSearchParams({ action, value: String(value ?? '') })
      const response = await ask('/command', { method: 'POST', body })
      if (response === undefined) return { reason: 'no-agent' }
      if (response.headers.get('content-type') === 'image/png') {
        const picture = await response.blob().catch(() => undefined)
        return picture ? { reason: null, picture } : { reason: 'failed' }
      }
      const { done, reason } = await jsonOf(response)
      if (done === true) return { reason: null }
      return { reason: typeof reason === 'string' && reasonLike.test(reason) ? reason : 'failed' }
    },
  }
}

/** A picture as a JPEG in Base64. */
export async function jpegOf(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
  return new Uint8Array(await jpeg.arrayBuffer()).toBase64()
}
