import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createFolderStore } from './folder-store.ts'
import type { FileStore } from './file-store.ts'

type StoreSettings = Pick<
  Config,
  | 'DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PREFIX'
  | 'S3_PUBLIC_URL'
>

/** Where files are until they are stored, whatever the store. */
export const incomingFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) =>
  join(DATA_DIR, 'media', 'incoming')

/** Where uploads are until they are checked. */
export const uploadsFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) =>
  join(DATA_DIR, 'media', 'uploads')

/** Opens the configured store: a bucket, or else a folder in the data folder. */
export async function openFileStore(config: StoreSettings): Promise<FileStore> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = config
  if (S3_BUCKET === undefined)
    return createFolderStore(join(config.DATA_DIR, 'media'), incomingFolder(config))
  // Loaded only if needed, because the S3 client is large.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store({
    bucket: S3_BUCKET,
    region: config.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: config.S3_PREFIX,
    endpoint: config.S3_ENDPOINT,
    publicUrl: config.S3_PUBLIC_URL,
  })
}
