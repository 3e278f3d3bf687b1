export type { PublicFace } from './branding.presenter.ts'
export { createFaceService, type FaceService } from './branding.service.ts'
