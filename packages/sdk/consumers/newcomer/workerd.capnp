using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.bundle.js")], compatibilityDate = "2025-06-01")),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", http = (), service = "main")],
);
