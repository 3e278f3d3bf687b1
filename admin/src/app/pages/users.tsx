export function UsersRoute() {
  return null
}
export function UserRoute() {
  return null
}
