-- Pictures that were uploaded, by their names in the folder or the bucket; a row comes before its picture and goes after it.
CREATE TABLE pictures (
  name text COLLATE "C" PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pictures_created_at ON pictures (created_at);
