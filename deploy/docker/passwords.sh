#!/bin/sh
# Gives the roles of roles.sql the passwords of their addresses; run by the database's container when it is made, which
# reads it into its own shell: hence the parentheses.
(
  set -eu
  for role in owner server reader; do
    password=$(sed -E 's|^[^:]+://[^:]+:([^@]+)@.*$|\1|' "/run/secrets/${role}_url")
    # On the standard input: a command line is seen by other processes.
    printf "ALTER ROLE taskcoin_%s PASSWORD '%s';\n" "$role" "$password" |
      psql -q -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB"
  done
)
