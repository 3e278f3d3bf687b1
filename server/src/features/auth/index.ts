export { authRoutes } from './auth.routes.ts'
export { createAuthService } from './auth.service.ts'
export { createLinkWaysService } from './link-ways.service.ts'
export { createOwnProfileService } from './own-profile.service.ts'
