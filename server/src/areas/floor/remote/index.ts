export { createPhonesHere } from './phones-here.ts'
export { createRemotePush } from './remote-push.ts'
export { remoteRoutes } from './remote.routes.ts'
export { createRemoteService } from './remote.service.ts'
