#!/bin/sh
# Writes compose.override.yaml, the lock file of the images: the tags in compose.yaml and Dockerfile with
# the digests that your registry has for them today. Docker Compose reads it automatically. Run this script
# again to take newer images, and compare the file.
set -eu
cd "$(dirname "$0")"

lock=compose.override.yaml
mark='# Image digests, written by pin-images.sh'
if [ -e "$lock" ] && ! grep -q "^$mark" "$lock"; then
  echo "$lock isn't from this script. Move it away, and name it in COMPOSE_FILE." >&2
  exit 1
fi

pinned() {
  docker pull --quiet "$1" >/dev/null
  digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$1")
  case $digest in
    *@sha256:*) echo "$1@${digest#*@}" ;;
    *) echo "The registry has no digest for $1." >&2; return 1 ;;
  esac
}

{
  echo "$mark: don't edit."
  echo 'services:'
  node=$(pinned "$(sed -n 's/^ARG NODE_IMAGE=//p' Dockerfile)")
  printf '  server:\n    build:\n      args:\n        NODE_IMAGE: %s\n' "$node"
  awk '/^  [a-z]+:$/ { service = $1 } /^    image: / && $2 != "roundboard" { print service, $2 }' compose.yaml |
    while read -r service image; do
      image=$(pinned "$image")
      printf '  %s\n    image: %s\n' "$service" "$image"
    done
} >"$lock.new"
mv "$lock.new" "$lock"
