#!/bin/sh
# Prints the images that deploy/ is built from and runs, each with the digest that your registry has
# for it today, as settings for deploy/.env. Run it again to take newer ones, and read the difference.
#
#   deploy/pin-images.sh >>deploy/.env
set -eu

pin() {
  docker pull --quiet "$2" >/dev/null
  digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$2")
  case $digest in
    *@sha256:*) echo "$1=$2@${digest#*@}" ;;
    *) echo "The registry gave no digest for $2." >&2; exit 1 ;;
  esac
}

pin NODE_IMAGE node:26.10.0-slim
pin NGINX_IMAGE nginx:1.28
pin POSTGRES_IMAGE postgres:18
