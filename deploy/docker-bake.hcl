# The image for both architectures, from a clone of the repository:
#
#   IMAGE=registry.example.com/roundboard VERSION=21.12.22 \
#     SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) \
#     docker buildx bake --file deploy/docker-bake.hcl --push

variable "IMAGE" {
  default = "roundboard"
}

variable "VERSION" {
  default = "21.12.22"
}

# With a digest, so that every build uses the same image: deploy/pin-images.sh looks it up.
variable "NODE_IMAGE" {
  default = "node:26.10.0-slim"
}

variable "SOURCE_DATE_EPOCH" {
  default = "0"
}

group "default" {
  targets = ["server"]
}

target "server" {
  context    = "."
  dockerfile = "deploy/Dockerfile"
  platforms  = ["linux/amd64", "linux/arm64"]
  tags       = ["${IMAGE}:${VERSION}"]
  args = {
    NODE_IMAGE        = NODE_IMAGE
    SOURCE_DATE_EPOCH = SOURCE_DATE_EPOCH
  }
  labels = {
    "org.opencontainers.image.title"    = "Roundboard"
    "org.opencontainers.image.version"  = VERSION
    "org.opencontainers.image.licenses" = "UNLICENSED"
  }
  output = ["type=image,rewrite-timestamp=true"]
  attest = ["type=provenance,mode=max", "type=sbom"]
}
