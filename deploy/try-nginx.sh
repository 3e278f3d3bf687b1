#!/usr/bin/env bash
# Tests deploy/nginx.conf: runs nginx with TLS on 127.0.0.1 in front of a demo server, with one port
# for both host names. Installs nginx if it is missing, as root on Debian.
# Checks both applications, redirects, streams, ranges, the caller's address, limits and the log.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"

if ! command -v nginx >/dev/null; then
  [[ $(id -u) == 0 ]] || { echo 'nginx is missing. Install it, or run this as root on Debian.' >&2; exit 1; }
  apt-get install -y --no-install-recommends nginx-light >/dev/null
fi
for tool in curl jq openssl envsubst node; do
  command -v "$tool" >/dev/null || { echo "$tool is missing." >&2; exit 1; }
done

work=$(mktemp -d)
server= proxy= stream=
finish() {
  for pid in $stream $proxy $server; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT

free_port() {
  node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'
}
export ADMIN_HOST=console.roundboard.test SCREEN_HOST=screens.roundboard.test CERTIFICATES=$work
backend=$(free_port) HTTP_PORT=$(free_port) HTTPS_PORT=$(free_port)
export HTTP_PORT HTTPS_PORT UPSTREAM=127.0.0.1:$backend

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=roundboard.test \
  -addext "subjectAltName=DNS:$ADMIN_HOST,DNS:$SCREEN_HOST" \
  -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2>/dev/null

DEMO=true DATA_DIR=$work/data ADMIN_PORT=$backend SCREEN_PORT=$backend LOG_LEVEL=warn \
  ADMIN_URL=https://$ADMIN_HOST SCREEN_URL=https://$SCREEN_HOST TRUST_PROXY=loopback \
  node server/src/main.ts >"$work/server.log" 2>&1 &
server=$!

envsubst "$(printf '${%s} ' ADMIN_HOST SCREEN_HOST UPSTREAM HTTP_PORT HTTPS_PORT CERTIFICATES)" \
  <deploy/nginx.conf | sed "s#/var/log/nginx#$work#; s#listen \([0-9]\)#listen 127.0.0.1:\1#" >"$work/nginx.conf"
nginx -t -q -c "$work/nginx.conf" -g "pid $work/nginx.pid;"
nginx -c "$work/nginx.conf" -g "daemon off; pid $work/nginx.pid;" &
proxy=$!

resolve=()
for host in "$ADMIN_HOST" "$SCREEN_HOST"; do
  for port in "$HTTP_PORT" "$HTTPS_PORT"; do resolve+=(--resolve "$host:$port:127.0.0.1"); done
done
# From a different address than the proxy's, to check which one reaches the server.
ask() { curl --silent --show-error --cacert "$work/fullchain.pem" --interface 127.0.0.2 "${resolve[@]}" "$@"; }
console=https://$ADMIN_HOST:$HTTPS_PORT
display=https://$SCREEN_HOST:$HTTPS_PORT
json='content-type: application/json'

failures=0
check() {
  if [[ $2 == "$3" ]]; then echo "ok      $1"; else
    echo "FAILED  $1: expected '$3', got '$2'"
    failures=$((failures + 1))
  fi
}
status() { ask --output /dev/null --write-out '%{http_code}' "$@"; }
header() { ask --output /dev/null --dump-header - "${@:2}" | tr -d '\r' | sed -n "s/^$1: //Ip"; }

for _ in $(seq 100); do
  [[ $(status "$console/healthz" 2>/dev/null) == 200 ]] && break
  sleep 0.2
done
# Errors up to here are from the server's start.
: >"$work/error.log"
: >"$work/access.log"
check 'the server answers through the proxy' "$(status "$console/healthz")" 200
check 'TLS 1.1 is refused' "$(status --tls-max 1.1 "$console/healthz" 2>/dev/null || true)" 000
check 'HTTP/2 is supported' "$(ask -o /dev/null -w '%{http_version}' "$console/healthz")" 2
check 'browsers are told to use only https' \
  "$(header strict-transport-security "$console/api/v1/app")" 'max-age=31536000; includeSubDomains'
check 'pages are redirected to https' "$(header location "http://$ADMIN_HOST:$HTTP_PORT/login")" \
  "https://$ADMIN_HOST/login"
check 'API calls are not redirected' "$(status "http://$ADMIN_HOST:$HTTP_PORT/api/v1/app")" 403
check 'another host name gets nothing' \
  "$(status --resolve "other.test:$HTTP_PORT:127.0.0.1" "http://other.test:$HTTP_PORT/" 2>/dev/null || true)" 000
if [[ -f admin/dist/index.html && -f screen/dist/index.html ]]; then
  check 'the console is at its host name' "$(ask "$console/" | cksum)" "$(cksum <admin/dist/index.html)"
  check 'the screen app is at its host name' "$(ask "$display/" | cksum)" "$(cksum <screen/dist/index.html)"
fi

video=/media/exercises/jab-cross.mp4
size=$(wc -c <"server$video" | tr -d ' ')
check 'a range of a video is served' "$(status --range 100-199 "$display$video")" 206
check 'the range is the requested one' "$(header content-range --range 100-199 "$display$video")" "bytes 100-199/$size"
check 'a whole video is complete' "$(ask "$display$video" | cksum)" "$(cksum <"server$video")"

token=$(ask --header "$json" --header 'x-forwarded-for: 203.0.113.66' \
  --data '{"email":"super@roundboard.test","password":"roundboard-demo"}' "$console/api/v1/auth" |
  jq --raw-output .data.token)
staff="authorization: Bearer $token"
check 'the server sees the real client address, not a forged one' \
  "$(ask --header "$staff" "$console/api/v1/auth/sessions" | jq --raw-output '.data[0].address')" 127.0.0.2
check "a body that is too large is refused in the server's format" \
  "$(head -c 2500000 /dev/zero | tr '\0' ' ' | ask --header "$staff" --header "$json" --data-binary @- "$console/api/v1/workouts" | jq --raw-output .code)" too-large

screen=$(ask --header "$staff" "$console/api/v1/screens?limit=1&round=1" | jq --raw-output '.data[0].id')
link=$(ask --header "$json" --data '{"authCode":"NGINX1"}' "$display/api/v1/screenlinks" | jq --raw-output .data.id)
ask -X PUT --header "$staff" --header "$json" --data '{"authCode":"NGINX1"}' "$console/api/v1/screens/link/$screen" >/dev/null
wall="screen-auth-token: $(ask "$display/api/v1/screenlinks/$link" | jq --raw-output .data.screen.authToken)"
ask --no-buffer --max-time 60 --header "$wall" "$display/api/v1/screens/auth/events" >"$work/events" &
stream=$!
heard() {
  for _ in $(seq 20); do
    grep -q "^event: $1" "$work/events" && { echo yes; return; }
    sleep 0.05
  done
  echo no
}
check 'an event stream starts within a second' "$(heard hello)" yes
ask -X PUT --header "$staff" --header "$json" --data '{"refreshFlag":true}' "$console/api/v1/screens/$screen" >/dev/null
check 'a change arrives within a second' "$(heard screen)" yes
echo '        (waiting for 22 seconds without events …)'
sleep 22
check 'an idle stream stays open' "$(grep -c '^retry:' "$work/events")" 1
kill $stream && wait $stream 2>/dev/null || true
stream=

codes() {
  { ask --parallel --parallel-immediate --output /dev/null --write-out '%{http_code}\n' "$@" 2>/dev/null || true; } |
    sort | uniq -c
}
has() { grep -Eq "$1" <<<"$2" && echo yes || echo no; }
flood=$(codes --parallel-max 50 --request POST "$console/api/v1/auth#[1-80]")
check 'some sign-in attempts reach the server' "$(has ' 400$' "$flood")" yes
check 'a flood of them is limited' "$(has ' 429$' "$flood")" yes
check 'the refusal is in the format of the server' \
  "$(ask --parallel --request POST "$console/api/v1/auth#[1-80]" 2>/dev/null | jq --raw-output 'select(.error | test("at once")) | .code' | sort -u)" too-many-attempts
check 'other clients are served meanwhile' "$(status --interface 127.0.0.3 --request POST "$console/api/v1/auth")" 400
refused=$(node -e '
  const [port, host] = process.argv.slice(1)
  const head = `POST /api/v1/workouts HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 9\r\n\r\n`
  let refused = 0
  for (let count = 0; count < 250; count += 1) {
    const place = { host: "127.0.0.1", localAddress: "127.0.0.2", port, servername: host }
    const socket = require("node:tls").connect({ ...place, rejectUnauthorized: false }, () => socket.write(head))
    socket.on("data", (chunk) => { if (String(chunk).startsWith("HTTP/1.1 429")) refused += 1 })
    socket.on("error", () => undefined)
  }
  setTimeout(() => { console.log(refused); process.exit() }, 6_000)
' "$HTTPS_PORT" "$ADMIN_HOST")
check 'more than 200 parallel requests from one address are refused' "$((refused >= 45 && refused <= 60))" 1
echo '        (waiting for an incomplete request to time out, 10 seconds …)'
SECONDS=0
exec 3<>"/dev/tcp/127.0.0.1/$HTTP_PORT"
printf 'GET / HTTP/1.1\r\nhost: %s\r\n' "$ADMIN_HOST" >&3
cat <&3 >/dev/null 2>&1 || true
exec 3>&-
check 'an incomplete request times out' "$((SECONDS < 20))" 1

check 'the logs contain no link ID' "$(cat "$work/access.log" "$work/error.log" | grep -c -- "$link" || true)" 0
check 'the proxy reported no errors' "$(cat "$work/error.log" "$work/access.log" | grep -cE '\[(error|crit|alert|emerg)\]|"status":5' || true)" 0

if ((failures > 0)); then
  echo "$failures failed."
  cat "$work/error.log" "$work/server.log"
  exit 1
fi
echo 'All checks passed.'
