export { faceRoutes } from './face.routes.ts'
export { createFaceService, type FaceService } from './face.service.ts'
