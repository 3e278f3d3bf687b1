#!/usr/bin/env bash
# Makes the main API calls with curl, against a running demo (`npm run demo`).
#
#   docs/examples/walk-through.sh [console's address] [screens' address]
#
# Needs curl and jq. It deletes what it creates, but the screen stays paired.
set -euo pipefail

console=${1:-http://127.0.0.1:8080}
display=${2:-http://127.0.0.1:8081}
password=${PASSWORD:-roundboard-demo}

step() { printf '\n\033[1m%s\033[0m\n' "$1"; }

# call METHOD ADDRESS [BODY] [HEADER] prints the response's data; any error ends the script with its reason.
call() {
  local answer
  answer=$(curl --silent --show-error --request "$1" "$2" \
    --header 'accept: application/json' \
    ${4:+--header "$4"} \
    ${3:+--header 'content-type: application/json' --data "$3"})
  if [[ $(jq --raw-output '.success' <<<"$answer") != true ]]; then
    echo "$1 $2 was refused: $answer" >&2
    exit 1
  fi
  jq '.data' <<<"$answer"
}

step '1. Sign in: the response contains the bearer token for all calls by staff'
token=$(call POST "$console/api/v1/auth" \
  "{\"email\":\"super@roundboard.test\",\"password\":\"$password\"}" | jq --raw-output .token)
staff="authorization: Bearer $token"
call GET "$console/api/v1/auth/me" '' "$staff" | jq '{email, role}'

step '2. Locations, and the first screen of the first one'
call GET "$console/api/v1/locations?limit=4&sort=name" '' "$staff" |
  jq --compact-output '.[] | {name, locationIdentifier, timeZone}'
read -r location zone < <(call GET "$console/api/v1/locations?limit=1&sort=name" '' "$staff" |
  jq --raw-output '.[0] | "\(.id) \(.timeZone)"')
screen=$(call GET "$console/api/v1/screens?location=$location&round=1" '' "$staff" |
  jq --raw-output '.[0].id')
echo "screen $screen"

step '3. Create a workout for round 1, on air today'
# The location's calendar counts, not this machine's.
today=$(TZ=$zone date +%F)
workout=$(call POST "$console/api/v1/workouts" "$(jq --null-input --arg day "$today" '{
  name: "Walk-through", subHeader: "Jab Cross Hook", round: 1, startDate: $day, endDate: $day,
  routines: [{ step: 1, text: "Thirty seconds each side.", videoLink: "/media/exercises/jab-cross.mp4" }]
}')" "$staff" | jq --raw-output .id)
call GET "$console/api/v1/workouts/$workout" '' "$staff" |
  jq '{name, subHeader, startDate, endDate, routines: [.routines[].name]}'

step '4. A screen creates and shows a code, and keeps the ID of the link secret'
code=$(LC_ALL=C tr -dc 'A-Z0-9' </dev/urandom | head -c 6 || true)
link=$(call POST "$display/api/v1/screenlinks" "{\"authCode\":\"$code\"}" | jq --raw-output .id)
echo "code $code"

step '5. Staff enter the code; the screen asks again and gets its token'
call PUT "$console/api/v1/screens/link/$screen" "{\"authCode\":\"$code\"}" "$staff" |
  jq '{name, isLinked}'
screen_token=$(call GET "$display/api/v1/screenlinks/$link" | jq --raw-output .screen.authToken)
wall="screen-auth-token: $screen_token"

step '6. The screen sends a heartbeat and learns what to show'
heartbeat='{"status":{"label":"connected","isConnected":true},"refreshFlag":false}'
call PATCH "$display/api/v1/screens/auth" "$heartbeat" "$wall" |
  jq '{screen: .screen.name, location: .screen.location.name, workout: .workout.name, appVersion}'

step '7. The program: the next fourteen days, and the media that they need'
call GET "$display/api/v1/screens/auth/programme" '' "$wall" |
  jq '{revision, days: (.intervals | length), now: .intervals[0].workout.name, media: [.media[].url]}'

step '8. The screen listens to events, so it gets changes made in the console at once'
events=$(mktemp)
curl --silent --no-buffer --max-time 10 --header "$wall" \
  "$display/api/v1/screens/auth/events" >"$events" &
stream=$!
trap 'kill "$stream" 2>/dev/null || true; rm -f "$events"' EXIT
for _ in $(seq 50); do grep -q '^event: hello' "$events" && break; sleep 0.1; done
call PUT "$console/api/v1/workouts/$workout" '{"subHeader":"Uppercut"}' "$staff" | jq .subHeader
for _ in $(seq 50); do grep -q '^event: programme' "$events" && break; sleep 0.1; done
grep '^event:' "$events"
grep -q '^event: programme' "$events"

step '9. Staff see that the screen is online, and what it reports'
call GET "$console/api/v1/screens/$screen" '' "$staff" | jq '{name, isLinked, status}'

step '10. The audit log shows who changed what'
call GET "$console/api/v2/logs?limit=4" '' "$staff" |
  jq --compact-output '.[] | {date, model, action, modifiedBy}'

step '11. Clean up and sign out, after which the token no longer works'
call DELETE "$console/api/v1/workouts/$workout" '' "$staff" | jq .name
call DELETE "$console/api/v1/auth" '' "$staff" >/dev/null
curl --silent --header "$staff" "$console/api/v1/auth/me" | jq '{success, code, error}'
