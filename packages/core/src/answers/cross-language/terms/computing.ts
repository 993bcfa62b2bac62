/** Computers, programs and manuals; the columns are those of `TERM_LANGUAGES`. */
export const COMPUTING_TERMS = `
software, program | Software, Programm, Programme | logiciel, programme, logiciels | software, programa, programas | software, programa, programas | oprogramowanie, program, programy | программа, программное обеспечение, программы | برنامج, برمجيات, برامج | सॉफ्टवेयर, प्रोग्राम | ソフトウェア, プログラム | 软件, 程序
install, installation, installed | installieren, Installation, installiert | installer, installation, installé | instalar, instalación, instalado | instalar, instalação, instalado | instalować, instalacja, zainstalować, zainstalowany | установить, установка, устанавливать, установлен | تثبيت, ثبت | स्थापित, इंस्टॉल, संस्थापना | インストール | 安装
installer, installation program | Installationsprogramm, Installer | installateur, programme d'installation | instalador, programa de instalación | instalador, programa de instalação | instalator, program instalacyjny | установщик, программа установки | المثبت, برنامج التثبيت | इंस्टॉलर | インストーラ, インストーラー | 安装程序, 安装器
remove, uninstall, delete | entfernen, deinstallieren, löschen | supprimer, désinstaller, effacer | eliminar, desinstalar, borrar | remover, desinstalar, apagar, eliminar | usunąć, odinstalować, usuwać | удалить, удалять | إزالة, حذف | हटाना, मिटाना | 削除 | 删除, 卸载
update, upgrade | aktualisieren, Aktualisierung, Update, Upgrade | mettre à jour, mise à jour, mise à niveau | actualizar, actualización | atualizar, atualização, actualizar | aktualizacja, aktualizować, zaktualizować | обновить, обновление | تحديث, ترقية | अद्यतन, अपडेट | 更新, アップグレード | 更新, 升级
password | Passwort, Kennwort | mot de passe | contraseña | senha, palavra-passe | hasło, hasła | пароль, пароле | كلمة المرور, كلمة السر | पासवर्ड, कूटशब्द | パスワード | 密码, 口令
user, users | Benutzer, Anwender, Nutzer | utilisateur, utilisateurs | usuario, usuarios | usuário, usuários, utilizador, utilizadores | użytkownik, użytkownicy, użytkownika | пользователь, пользователи | مستخدم, مستخدمين | उपयोगकर्ता, प्रयोक्ता | ユーザ, ユーザー, 利用者 | 用户, 使用者
username, login | Benutzername, Anmeldung | nom d'utilisateur, identifiant, connexion | nombre de usuario, inicio de sesión | nome de usuário, nome de utilizador | nazwa użytkownika, logowanie | имя пользователя, вход | اسم المستخدم, تسجيل الدخول | उपयोगकर्ता नाम, लॉगिन | ユーザ名, ログイン | 用户名, 登录
administrator | Administrator | administrateur | administrador | administrador | administrator | администратор | مدير النظام, المسؤول | व्यवस्थापक, प्रशासक | 管理者 | 管理员
file, files | Datei, Dateien | fichier, fichiers | archivo, archivos, fichero, ficheros | arquivo, arquivos, ficheiro, ficheiros | plik, pliki, pliku | файл, файлы | ملف, ملفات | फ़ाइल, फाइल | ファイル | 文件
directory, folder | Verzeichnis, Ordner | répertoire, dossier | directorio, carpeta | diretório, pasta, directório | katalog, folder | каталог, папка, директория | دليل, مجلد | निर्देशिका, फोल्डर | ディレクトリ, フォルダ | 目录, 文件夹
configuration, settings, configure | Konfiguration, Einstellungen, konfigurieren | configuration, paramètres, réglages, configurer | configuración, ajustes, configurar | configuração, configurações, configurar | konfiguracja, ustawienia, skonfigurować | конфигурация, настройка, настройки, настроить | إعداد, إعدادات, تهيئة | विन्यास, सेटिंग | 設定 | 配置, 设置
configuration files | Konfigurationsdateien, Konfigurationsdatei | fichiers de configuration | archivos de configuración, ficheros de configuración | arquivos de configuração, ficheiros de configuração | pliki konfiguracyjne | файлы конфигурации, конфигурационные файлы | ملفات الإعداد | विन्यास फाइल | 設定ファイル | 配置文件
default, by default | standardmäßig, Standard, Voreinstellung, Vorgabe | par défaut, défaut | por defecto, predeterminado, por omisión | por padrão, padrão, por omissão, predefinido | domyślnie, domyślny | по умолчанию | افتراضي, افتراضيا | डिफ़ॉल्ट, मूलभूत, तयशुदा | デフォルト, 既定 | 默认, 缺省
standard | Standard, Norm | norme, standard | estándar, norma | padrão, norma | standard, norma | стандарт | معيار | मानक | 標準, 規格 | 标准
version, release | Version, Ausgabe, Veröffentlichung | version, publication | versión, publicación | versão, lançamento | wersja, wydanie | версия, выпуск | إصدار, نسخة | संस्करण | バージョン, 版, リリース | 版本, 发行版
package, packages | Paket, Pakete, Paketen | paquet, paquets | paquete, paquetes | pacote, pacotes | pakiet, pakiety, pakietu, pakietów | пакет, пакеты, пакетов | حزمة, حزم | पैकेज, संकुल | パッケージ | 软件包, 包
package name | Paketname, Paketnamen | nom du paquet, nom de paquet | nombre del paquete | nome do pacote | nazwa pakietu | имя пакета | اسم الحزمة | पैकेज नाम | パッケージ名 | 软件包名, 软件包名称, 包名
maintainer, maintain, maintains | Betreuer, Maintainer, betreuen, pflegen | responsable, mainteneur, maintenir | mantenedor, responsable, mantener, mantiene | mantenedor, manter, mantém | opiekun, utrzymuje | сопровождающий, сопровождает, поддерживает | مشرف, يصون | अनुरक्षक | メンテナ, 管理者, 保守 | 维护者, 维护
developer, developers | Entwickler | développeur, développeurs | desarrollador, desarrolladores | desenvolvedor, desenvolvedores, programador | programista, deweloper, programiści | разработчик, разработчики | مطور, مطورين | विकासकर्ता, डेवलपर | 開発者 | 开发者, 开发人员
source code, source | Quellcode, Quelltext, Quelle | code source, sources | código fuente, fuente | código-fonte, código fonte, fonte | kod źródłowy, źródło | исходный код, исходники | شيفرة مصدرية, الكود المصدري, مصدر | स्रोत कोड, स्रोत | ソースコード, ソース | 源代码, 源码
library | Bibliothek | bibliothèque | biblioteca | biblioteca | biblioteka | библиотека | مكتبة | लाइब्रेरी, पुस्तकालय | ライブラリ | 库
memory, RAM | Arbeitsspeicher, Speicher, RAM | mémoire, mémoire vive | memoria, RAM | memória, RAM | pamięć, pamięci, RAM | память, памяти, оперативной памяти | ذاكرة, رام | स्मृति, मेमोरी | メモリ, メモリー | 内存
disk, hard disk | Festplatte, Platte | disque, disque dur | disco, disco duro | disco, disco rígido | dysk, dysku, dysk twardy | диск, жёсткий диск | قرص, القرص الصلب | डिस्क | ディスク, ハードディスク | 磁盘, 硬盘
free space, disk space | Speicherplatz, Plattenplatz, freier Speicherplatz | espace disque, espace libre | espacio en disco, espacio libre | espaço em disco, espaço livre | miejsce na dysku, wolne miejsce | место на диске, свободное место | مساحة القرص, مساحة حرة | डिस्क स्थान | ディスク容量, 空き容量 | 磁盘空间, 可用空间
partition | Partition, Partitionierung | partition, partitionnement | partición, particionado | partição, particionamento | partycja, partycjonowanie | раздел, разметка | قسم, تقسيم | विभाजन | パーティション | 分区
file system, filesystem | Dateisystem | système de fichiers | sistema de archivos, sistema de ficheros | sistema de arquivos, sistema de ficheiros | system plików | файловая система, файловую систему | نظام ملفات, نظام الملفات | फाइल सिस्टम | ファイルシステム | 文件系统
computer, machine | Computer, Rechner | ordinateur, machine | ordenador, computadora, equipo | computador, máquina | komputer, komputery, komputerów | компьютер, машина | حاسوب, جهاز | कंप्यूटर | コンピュータ, コンピューター, マシン | 计算机, 电脑, 机器
server, servers | Server | serveur, serveurs | servidor, servidores | servidor, servidores | serwer, serwery | сервер, серверы | خادم, خوادم, مخدم, مخدمات | सर्वर | サーバ, サーバー | 服务器
web servers | Webserver | serveurs web | servidores web | servidores web | serwery WWW | веб-серверы, веб-серверов | خوادم الويب, مخدمات الويب, خوادم وب | वेब सर्वर | ウェブサーバ | 网络服务器, Web 服务器
network | Netzwerk, Netz | réseau | red, redes | rede, redes | sieć, sieci | сеть, сети | شبكة | नेटवर्क, संजाल | ネットワーク | 网络
internet | Internet | internet, Internet | internet | internet | internet, Internet | интернет, интернете | إنترنت, الإنترنت | इंटरनेट | インターネット | 互联网, 因特网
port | Port | port | puerto | porta | port | порт | منفذ | पोर्ट | ポート | 端口
address, addresses | Adresse, Adressen | adresse, adresses | dirección, direcciones | endereço, endereços | adres, adresy | адрес, адреса | عنوان, عناوين | पता | アドレス, 住所 | 地址
range, ranges | Bereich, Bereiche | plage, plages | rango, rangos | intervalo, faixa, faixas | zakres, zakresy | диапазон, диапазоны | نطاق, نطاقات | सीमा | 範囲 | 范围
private | privat, private | privé, privée, privées | privado, privada, privados, privadas | privado, privada, privados | prywatny, prywatne | частный, частные | خاص, خاصة | निजी | プライベート | 私有
email, mail | E-Mail, Mail | courriel, e-mail, courrier | correo electrónico, correo | e-mail, correio eletrônico | e-mail, poczta | электронная почта, почта | بريد إلكتروني, بريد | ईमेल | 電子メール, メール | 电子邮件, 邮件
mailing list | Mailingliste | liste de diffusion | lista de correo | lista de discussão, lista de e-mail | lista dyskusyjna | список рассылки, рассылка | قائمة بريدية | मेलिंग सूची | メーリングリスト | 邮件列表
phone, telephone | Telefon, Telefonnummer | téléphone | teléfono | telefone | telefon | телефон | هاتف | टेलीफोन, फोन | 電話 | 电话
error, mistake | Fehler | erreur | error | erro | błąd, błędy | ошибка, ошибки | خطأ | त्रुटि | エラー, 誤り | 错误
bug, bugs | Fehler, Programmfehler, Bug | bogue, bogues, bug | error, fallo, fallos, bug | bug, bugs, erro, falha | błąd, błędy | ошибка, ошибки | علة, علل | बग | バグ | 缺陷, 漏洞, bug
report | melden, Bericht, Meldung | signaler, rapport | informar, informe, reportar | relatar, relatório | zgłosić, raport, zgłoszenie | сообщить, отчёт, сообщение | تقرير, الإبلاغ | रिपोर्ट | 報告 | 报告
fix, correction, repair | beheben, Korrektur, Behebung, Reparatur, reparieren, korrigieren | corriger, correction, réparer, réparation | corregir, corrección, reparar, reparación | corrigir, correção, reparar, reparo | naprawić, poprawka, naprawa, naprawy | исправить, исправление, исправления, ремонт | إصلاح, تصحيح | ठीक, सुधार, मरम्मत | 修正, 修理 | 修复, 修正, 修理
security | Sicherheit | sécurité | seguridad | segurança | bezpieczeństwo, zabezpieczenia | безопасность | أمن, أمان | सुरक्षा | セキュリティ, 安全 | 安全
certificate | Zertifikat | certificat | certificado | certificado | certyfikat | сертификат | شهادة | प्रमाणपत्र | 証明書 | 证书
encryption, encrypted | Verschlüsselung, verschlüsselt | chiffrement, chiffré | cifrado, encriptación | criptografia, cifrado, encriptação | szyfrowanie, zaszyfrowany | шифрование, зашифрован | تشفير | एन्क्रिप्शन | 暗号化 | 加密
backup | Sicherung, Sicherungskopie, Backup, Datensicherung | sauvegarde, copie de sauvegarde | copia de seguridad, respaldo | cópia de segurança, cópias de segurança, backup | kopia zapasowa, kopie zapasowe | резервная копия, резервное копирование | نسخة احتياطية, نسخ احتياطي | बैकअप | バックアップ | 备份
save, store | speichern, Speichern, sichern | enregistrer, sauvegarder, stocker | guardar, almacenar | salvar, guardar, gravar, armazenar | zapisać, zapisywać, zapis, zapisu | сохранить, сохранять | حفظ, تخزين | सहेजना, सहेजें | 保存 | 保存, 存储
open | öffnen | ouvrir | abrir | abrir | otworzyć, otwierać | открыть | فتح | खोलना, खोलें | 開く | 打开
close | schließen | fermer | cerrar | fechar | zamknąć | закрыть | إغلاق | बंद करना, बंद | 閉じる | 关闭
print | drucken, ausdrucken | imprimer, impression | imprimir, impresión | imprimir, impressão | drukować, druk | печать, печатать, распечатать | طباعة | मुद्रण, प्रिंट | 印刷 | 打印
command, commands | Befehl, Befehle, Kommando | commande, commandes | comando, comandos, orden | comando, comandos | polecenie, polecenia, komenda | команда, команды | أمر, أوامر | आदेश, कमांड | コマンド | 命令
option, options | Option, Optionen | option, options | opción, opciones | opção, opções | opcja, opcje | опция, параметр, опции | خيار, خيارات | विकल्प | オプション | 选项
key, keys | Taste, Tasten, Schlüssel | touche, touches, clé | tecla, teclas, clave, llave | tecla, teclas, chave | klawisz, klucz | клавиша, ключ | مفتاح | कुंजी | キー, 鍵 | 键, 密钥
keyboard | Tastatur | clavier | teclado | teclado | klawiatura | клавиатура | لوحة المفاتيح | कुंजीपटल, कीबोर्ड | キーボード | 键盘
mouse | Maus | souris | ratón | mouse, rato | mysz, myszy | мышь | فأرة | माउस | マウス | 鼠标
window | Fenster | fenêtre | ventana | janela | okno | окно | نافذة | विंडो, खिड़की | ウィンドウ | 窗口
menu | Menü | menu | menú | menu | menu | меню | قائمة | मेन्यू, मेनू | メニュー | 菜单
screen, display | Bildschirm, Anzeige | écran, affichage | pantalla | tela, ecrã | ekran | экран | شاشة | स्क्रीन | 画面 | 屏幕
image, picture | Bild, Abbild | image | imagen | imagem | obraz | образ, изображение | صورة | चित्र | 画像, イメージ | 映像, 图像, 图片
text, character, characters | Text, Zeichen | texte, caractère, caractères | texto, carácter, caracteres | texto, caractere, caracteres | tekst, znak, znaki | текст, символ, символы, символов | نص, محرف, حرف, حروف | पाठ, वर्ण, अक्षर | 文字, テキスト | 文本, 字符
database, databases | Datenbank, Datenbanken | base de données, bases de données | base de datos, bases de datos | banco de dados, bases de dados, base de dados | baza danych, bazy danych, baz danych | база данных, базы данных | قاعدة بيانات, قواعد بيانات | डेटाबेस | データベース | 数据库
data | Daten | données | datos | dados | dane, danych | данные | بيانات | डेटा, आंकड़े | データ | 数据
format | Format | format | formato | formato | format | формат | صيغة, تنسيق | प्रारूप | 形式, フォーマット | 格式
import, export | importieren, exportieren, Import, Export | importer, exporter, importation, exportation | importar, exportar, importación, exportación | importar, exportar, importação, exportação | importować, eksportować, import, eksport | импорт, экспорт | استيراد, تصدير | आयात, निर्यात | インポート, エクスポート | 导入, 导出
download | herunterladen, Download | télécharger, téléchargement | descargar, descarga | baixar, descarregar, transferência | pobrać, pobierać, pobieranie | скачать, загрузить, загрузка | تنزيل, تحميل | डाउनलोड | ダウンロード | 下载
boot, start | starten, Start, booten, hochfahren | démarrer, démarrage, amorçage | arrancar, arranque, iniciar | iniciar, inicialização, arranque, arrancar | uruchomić, uruchamianie, rozruch | загрузка, запуск, запустить | إقلاع, تشغيل, بدء | शुरू, बूट | 起動, 開始 | 启动, 引导, 开始
kernel | Kernel, Kern | noyau | núcleo, kernel | núcleo, kernel | jądro, jądra | ядро, ядра | نواة | कर्नेल | カーネル | 内核
operating system | Betriebssystem | système d'exploitation | sistema operativo | sistema operacional, sistema operativo | system operacyjny | операционная система | نظام تشغيل | प्रचालन तंत्र, ऑपरेटिंग सिस्टम | オペレーティングシステム | 操作系统
hardware, device | Hardware, Gerät | matériel, périphérique | hardware, dispositivo | hardware, dispositivo | sprzęt, urządzenie | оборудование, устройство | عتاد, جهاز | हार्डवेयर, उपकरण | ハードウェア, デバイス | 硬件, 设备
architecture | Architektur | architecture | arquitectura | arquitetura, arquitectura | architektura | архитектура | معمارية | आर्किटेक्चर | アーキテクチャ | 架构, 体系结构
distribution | Distribution | distribution | distribución | distribuição | dystrybucja | дистрибутив | توزيعة | वितरण | ディストリビューション | 发行版
project | Projekt | projet | proyecto | projeto, projecto | projekt | проект, проекта | مشروع | परियोजना, प्रोजेक्ट | プロジェクト | 项目, 计划
schedule, scheduled, task, job | geplant, Aufgabe, Auftrag | planifier, planifiée, programmée, tâche | programado, programada, tarea | agendar, agendada, tarefa | zaplanowany, zadanie | запланированный, задача, задание | جدولة, مهمة | निर्धारित, कार्य | 予約, タスク, ジョブ | 计划, 任务
cancel | abbrechen, stornieren, aufheben | annuler | cancelar, anular | cancelar, anular | anulować | отменить | إلغاء | रद्द | 取消, キャンセル | 取消
locale, locales | Locale, Locales, Gebietsschema | locale, locales, paramètres régionaux | locale, locales, configuración regional | locale, locales | locale, lokalizacja | локаль, локали | محلية, محليات | लोकेल | ロケール | 区域设置, locale
documentation, manual, guide | Dokumentation, Handbuch, Anleitung, Benutzerhandbuch | documentation, manuel, guide | documentación, manual, guía | documentação, manual, guia | dokumentacja, podręcznik, przewodnik | документация, руководство | توثيق, دليل, كتيب | दस्तावेज़ीकरण, पुस्तिका | 文書, マニュアル, ガイド | 文档, 手册, 指南
`;
