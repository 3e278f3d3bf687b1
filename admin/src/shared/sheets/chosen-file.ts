/** A file as it is sent: the server reads it anew each time. */
export interface ChosenFile {
  readonly name: string
  readonly base64: string
  /** Tells two files of one name apart. */
  readonly at: number
}

/** Reads a file that somebody chose; throws where the browser cannot. */
export const readChosen = (file: File): Promise<ChosenFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => {
      reject(reader.error ?? new Error('the file was not read'))
    }
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve({ name: file.name, base64: address.slice(address.indexOf(',') + 1), at: Date.now() })
    }
    reader.readAsDataURL(file)
  })
