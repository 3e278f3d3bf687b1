export { faceRoutes } from './face.routes.ts'
export type { PublicFace } from './face.presenter.ts'
export { createFaceService, type FaceService } from './face.service.ts'
