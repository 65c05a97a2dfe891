/** First names to combine with last names at random; nobody in the demo is a real person. */
// prettier-ignore
export const firstNames = [
  'Amina', 'Arjun', 'Beatriz', 'Bilal', 'Camille', 'Chidi', 'Chiara', 'Daniel', 'Divya', 'Elif', 'Emeka', 'Erik',
  'Farida', 'Fatou', 'Felipe', 'Freya', 'Gabriela', 'Grace', 'Hana', 'Hamza', 'Ingrid', 'Ibrahim', 'Isabel', 'Jamal',
  'Javier', 'Joana', 'Kamala', 'Kofi', 'Keiko', 'Lars', 'Leila', 'Linh', 'Lucía', 'Mahmud', 'Maya', 'Mateo', 'Mei',
  'Nadia', 'Nam', 'Ngozi', 'Noah', 'Nusrat', 'Oksana', 'Omar', 'Paolo', 'Priya', 'Rafiq', 'Renée', 'Rohan', 'Rosa',
  'Samira', 'Sanjida', 'Siti', 'Sofia', 'Tariq', 'Tomás', 'Uma', 'Victor', 'Wanjiru', 'Yara', 'Yusuf', 'Zoë',
] as const;

// prettier-ignore
export const lastNames = [
  'Adeyemi', 'Ahmed', 'Akter', 'Almeida', 'Andersson', 'Banerjee', 'Barua', 'Bianchi', 'Castillo', 'Chen', 'Chowdhury',
  'Costa', 'Das', 'Diallo', 'Dubois', 'Eze', 'Fernández', 'Fischer', 'García', 'Ghosh', 'Haddad', 'Hansen', 'Hasan',
  'Herrera', 'Hossain', 'Ito', 'Islam', 'Jansen', 'Kamau', 'Karim', 'Kaya', 'Khan', 'Kovács', 'Kowalska', 'Kumar',
  'Larsen', 'Lopes', 'Mahmood', 'Mbeki', 'Mendoza', 'Mensah', 'Müller', 'Nair', 'Nguyen', 'Novak', 'Okafor', 'Osei',
  'Park', 'Patel', 'Pereira', 'Petrenko', 'Rahman', 'Rossi', 'Roy', 'Santos', 'Sato', 'Silva', 'Tanaka', 'Tran', 'Wang',
] as const;

/** First names whose owners get a woman's face. */
// prettier-ignore
export const womensNames: ReadonlySet<string> = new Set([
  'Amina', 'Beatriz', 'Camille', 'Chiara', 'Divya', 'Elif', 'Farida', 'Fatou', 'Freya', 'Gabriela', 'Grace', 'Hana',
  'Ingrid', 'Isabel', 'Joana', 'Kamala', 'Keiko', 'Leila', 'Linh', 'Lucía', 'Maya', 'Mei', 'Nadia', 'Ngozi', 'Nusrat',
  'Oksana', 'Priya', 'Renée', 'Rosa', 'Samira', 'Sanjida', 'Siti', 'Sofia', 'Uma', 'Wanjiru', 'Yara', 'Zoë',
]);
