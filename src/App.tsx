export function App() {
  return (
    <main>
      <h1>Take Cover</h1>
    </main>
  );
}
