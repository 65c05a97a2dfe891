#!/bin/sh
# Makes the secrets of compose.yaml, in deploy/docker/secrets, once: those that are there stay as they are.
set -eu
cd "$(dirname "$0")"
# Containers read them as users of their own; the folder keeps everybody else on this machine out.
mkdir -p -m 700 secrets
make() {
  [ -e "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"
}
make postgres_password "$(openssl rand -hex 24)"
for role in owner server reader; do
  make "${role}_url" "postgres://taskcoin_$role:$(openssl rand -hex 24)@database:5432/taskcoin"
done
for name in token_secret seal_key account_key person_key erasure_key; do
  make "$name" "$(openssl rand -base64 32)"
done
chmod 444 secrets/*
